/** The two fixed testimonials of every area page (specification §2, §3). */
export type Testimonial = {
  /** True until the firm replaces it with words of a client (product.md §2). */
  sample: boolean;
  name: string;
  location: string;
  rating: 5;
  text: string;
};

export const testimonials: readonly [Testimonial, Testimonial] = [
  {
    sample: true,
    name: 'Ruth and Daniel Okafor',
    location: 'Dripping Springs, Texas',
    rating: 5,
    text: 'They put the blower-door figure on the table before we thought to ask for it. Two summers on, our upstairs is as cool as the kitchen and the bill hardly moves.',
  },
  {
    sample: true,
    name: 'Marian Velasquez',
    location: 'Bryan, Texas',
    rating: 5,
    text: 'Three firms looked at the crack. This one went outside in the rain to see where the water went, fixed that first, and then built the addition we came for.',
  },
];
