<?php

declare(strict_types=1);

namespace App\Infrastructure\Images;

use GdImage;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** Re-encodes an uploaded picture as a square JPEG, so that only its pixels are kept. */
final readonly class PhotoEncoder
{
    public const MAX_KILOBYTES = PictureReader::MAX_BYTES / 1024;

    public const SIDE = 256;

    private const QUALITY = 86;

    public function __construct(private PictureReader $reader) {}

    /**
     * @return string the JPEG's bytes
     *
     * @throws ValidationException when the file is not a supported picture
     */
    public function encode(UploadedFile $file): string
    {
        try {
            $square = $this->square($this->reader->read($file->getContent())->image);
        } catch (PictureRefusedException $refused) {
            throw ValidationException::withMessages(['photo' => $refused->getMessage()]);
        }
        ob_start();
        imagejpeg($square, null, self::QUALITY);

        return (string) ob_get_clean();
    }

    /** The middle square, with white behind transparent pixels. */
    private function square(GdImage $image): GdImage
    {
        $side = min(imagesx($image), imagesy($image));
        $square = imagecreatetruecolor(self::SIDE, self::SIDE);
        imagefill($square, 0, 0, (int) imagecolorallocate($square, 255, 255, 255));
        imagecopyresampled(
            $square, $image, 0, 0,
            intdiv(imagesx($image) - $side, 2), intdiv(imagesy($image) - $side, 2),
            self::SIDE, self::SIDE, $side, $side,
        );

        return $square;
    }
}
