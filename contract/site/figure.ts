import { type UploadedPicture, uploadedParts } from './uploaded-picture.ts';

/** Pictures that ship with the site, in `pictures/`. */
export const PICTURE_NAMES = [
  '01-hero-ridge-house',
  '01b-hero-ridge-house-dusk',
  '02-frame-raised',
  '03-envelope-cut',
  '04-great-room',
  '05-kitchen',
  '06-bath',
  '07-courtyard-dusk',
  '08-commercial-office',
  '09-restaurant-pavilion',
  '10-barn-renovation',
  '11-landscape-terraces',
  '12-site-plan-top',
  '13-roof-solar',
  '14-systems-mech',
  '15-printed-house',
  '16-layout-robot',
  '17-medical-retail',
  '18-studio-adu',
  '19-stair-detail',
  '20-stone-steel-entry',
  '21-deck-outdoor-kitchen',
  '22-wall-zip-cut',
  '23-sip-cut',
  '24-steel-yard',
  '25-heat-pump',
  '26-hvac-duct',
  '27-hill-country-wide',
  '28-town-block',
  '29-oak-portrait',
  '30-entry-portrait',
  '31-dusk-portrait',
  '32-blower-door',
  '33-piers-and-slab',
  '34-material-board',
  '35-studio-table',
  '36-handyman-porch',
  '37-granite-dome',
  '38-river-cypress',
  '39-lake-shore',
  '40-blackland-prairie',
  '41-post-oak',
  '42-garden-studio',
  '43-great-room-evening',
  '44-panel-lift',
  '45-main-street-shop',
  '46-wing-gable',
  '47-office-corner',
  '48-ducts-in-trusses',
  '49-level-shower',
  '50-flood-pins',
  '51-mason-scaffold',
  '52-office-entry',
] as const;
export type ShippedPicture = (typeof PICTURE_NAMES)[number];
/** A picture that ships, or one that an editor uploaded. */
export type PictureName = ShippedPicture | UploadedPicture;

/** Whether a picture is upright. */
export function isPortrait(picture: PictureName): boolean {
  const own = uploadedParts(picture);
  return own ? own.height > own.width : picture.endsWith('-portrait');
}

/** Details, and the picture each of them is cut from: they show the same building at the same scale. */
export const DETAIL_OF: { readonly [detail in PictureName]?: ShippedPicture } = {
  '46-wing-gable': '10-barn-renovation',
  '47-office-corner': '08-commercial-office',
  '48-ducts-in-trusses': '26-hvac-duct',
  '49-level-shower': '06-bath',
  '50-flood-pins': '38-river-cypress',
  '51-mason-scaffold': '45-main-street-shop',
  '52-office-entry': '08-commercial-office',
};
