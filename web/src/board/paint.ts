/** A drawing turned into a bitmap once, so that panning never computes its textures again. */

/** The address of a drawing. */
export const drawing = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The address of a bitmap of a drawing, at so many pixels for each of its units. */
export function paint(svg: string, size: { w: number; h: number }, scale: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const source = drawing(svg);
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement('canvas');
      canvas.width = size.w * scale;
      canvas.height = size.h * scale;
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      URL.revokeObjectURL(source);
      canvas.toBlob(
        (blob) => (blob ? resolve(URL.createObjectURL(blob)) : reject(new Error('the browser gives no bitmap'))),
        'image/webp',
        0.9,
      );
    };
    image.onerror = () => reject(new Error('the drawing cannot be painted'));
    image.src = source;
  });
}
