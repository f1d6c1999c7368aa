<?php

declare(strict_types=1);

namespace App\Infrastructure\Images;

use Illuminate\Http\Request;
use Illuminate\Http\UploadedFile;
use LogicException;

/** The re-encoded screenshot of a call, or why it was refused. It is made before the call's transaction starts. */
final readonly class SentScreenshot
{
    private function __construct(private ?Screenshot $screenshot, public ?string $refusal) {}

    /** @param  mixed  $sent  a file of a form, or base64 text */
    public static function read(mixed $sent, PictureReader $reader): self
    {
        $bytes = self::bytes($sent);
        if ($bytes === null) {
            return new self(null, 'Send the screenshot as a form file or as base64 text.');
        }
        if (strlen($bytes) > PictureReader::MAX_BYTES) {
            return new self(null, 'The screenshot must not exceed 5 MB.');
        }

        try {
            return new self(Screenshot::of($reader->read($bytes)), null);
        } catch (PictureRefusedException $refused) {
            return new self(null, $refused->getMessage());
        }
    }

    public static function find(Request $request): ?self
    {
        $sent = $request->attributes->get(self::class);

        return $sent instanceof self ? $sent : null;
    }

    public static function of(Request $request): self
    {
        return self::find($request) ?? throw new LogicException('The screenshot was not read.');
    }

    public function storeIn(Request $request): void
    {
        $request->attributes->set(self::class, $this);
    }

    public function screenshot(): Screenshot
    {
        return $this->screenshot ?? throw new LogicException('The screenshot was refused.');
    }

    /** Null when it is neither, or the upload is incomplete. */
    private static function bytes(mixed $sent): ?string
    {
        return match (true) {
            $sent instanceof UploadedFile => $sent->isValid() ? $sent->getContent() : null,
            is_string($sent) => base64_decode($sent, strict: true) ?: null,
            default => null,
        };
    }
}
