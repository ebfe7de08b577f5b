/** Buttons of Account Settings that do nothing visible [A2.66]. */
export const silentSettings = ['Notification Preferences', 'Privacy Settings'] as const;

/** Milliseconds that a success is told [A8.16]. */
export const toldFor = { profile: 3000, photo: 5000 } as const;

/** Height of the crop area in CSS pixels [A2.68]. */
export const cropHeight = 400;

/** Milliseconds after the last turn of the wheel until the picture is zoomed [A2.69]. */
export const wheelWait = 250;

/** How far a photo can be zoomed, and by which steps [A2.67, A9.25]. */
export const zoomRange = { least: 1, most: 3, step: 0.1 } as const;

/** Of the JPEG that a photo becomes [A5.10]. */
export const jpegQuality = 0.9;
