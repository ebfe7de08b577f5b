/** Buttons of Account Settings that do nothing visible. */
export const silentSettings = ['Notification Preferences', 'Privacy Settings'] as const;

/** Milliseconds that a success is shown. */
export const toastDuration = { profile: 3000, photo: 5000 } as const;

/** Height of the crop area in CSS pixels. */
export const cropHeight = 400;

/** Milliseconds after the last turn of the wheel until the picture is zoomed. */
export const wheelWait = 250;

/** How far a photo can be zoomed, and by which steps. */
export const zoomRange = { least: 1, most: 3, step: 0.1 } as const;

/** Of the JPEG that a photo becomes. */
export const jpegQuality = 0.9;
