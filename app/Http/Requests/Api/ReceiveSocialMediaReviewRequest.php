<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Images\PictureReader;
use App\Services\Images\PictureRefused;
use App\Services\Images\Screenshot;
use App\Services\Intake\NewSocialMediaReview;
use Closure;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** Body of `POST /api/v1/social-media-reviews`: a form with the file, or JSON with the file as base64 text. */
#[ObjectSchema('NewSocialMediaReview', "A client's review of a brand, as JSON.", [
    'external_id' => new Field('string', "The sender's own id, one for each review.", 'rev-118', pattern: '^[A-Za-z0-9._:@+=-]+$', maxLength: 128),
    'client_pin' => new Field('string', 'PIN of the client who wrote it.', '48213', maxLength: 16),
    'platform_name' => new Field('string', 'Where it stands.', 'Google', maxLength: 64),
    'posted_at' => new Field('string', 'When it was posted, with its offset.', '2026-11-19T20:00:00+11:00', optional: true, nullable: true, format: 'date-time'),
    'screenshot' => new Field('string', 'A PNG, JPEG or WebP of up to 5 MB and 16 megapixels, as base64.', 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEULa0vMKPhPAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAAC0lEQVQI12NgQAUAABAAAaHFIcEAAAAASUVORK5CYII=', format: 'byte'),
])]
#[ObjectSchema('NewSocialMediaReviewForm', "A client's review of a brand, as a form.", [
    'external_id' => new Field('string', "The sender's own id, one for each review.", 'rev-118', pattern: '^[A-Za-z0-9._:@+=-]+$', maxLength: 128),
    'client_pin' => new Field('string', 'PIN of the client who wrote it.', '48213', maxLength: 16),
    'platform_name' => new Field('string', 'Where it stands.', 'Google', maxLength: 64),
    'posted_at' => new Field('string', 'When it was posted, with its offset.', '2026-11-19T20:00:00+11:00', optional: true, nullable: true, format: 'date-time'),
    'screenshot' => new Field('string', 'A PNG, JPEG or WebP of up to 5 MB and 16 megapixels, as a file.', 'review.png', format: 'binary'),
])]
final class ReceiveSocialMediaReviewRequest extends FormRequest
{
    use ReadsIntakeFields;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'client_pin' => $this->clientPinRules(),
            'platform_name' => ['required', 'string', 'max:64'],
            'posted_at' => ['nullable', ...array_diff($this->momentRules(), ['required'])],
            'screenshot' => ['bail', 'required', $this->isFile(...)],
        ];
    }

    /** Throws {@see ValidationException} when the file is no picture that we take. */
    public function toNewSocialMediaReview(PictureReader $reader): NewSocialMediaReview
    {
        return new NewSocialMediaReview(
            external_id: $this->validated('external_id'),
            client_id: $this->clientId(),
            platform_name: $this->validated('platform_name'),
            posted_at: $this->validated('posted_at') === null ? null : $this->moment('posted_at'),
            screenshot: $this->screenshot($reader),
        );
    }

    private function screenshot(PictureReader $reader): Screenshot
    {
        try {
            return Screenshot::of($reader->read((string) self::bytes($this->validated('screenshot'))));
        } catch (PictureRefused $refused) {
            throw ValidationException::withMessages(['screenshot' => $refused->getMessage()]);
        }
    }

    private function isFile(string $attribute, mixed $value, Closure $fail): void
    {
        $bytes = self::bytes($value);

        if ($bytes === null) {
            $fail('The screenshot is a file of the form, or a base64 text.');
        } elseif (strlen($bytes) > PictureReader::MAX_BYTES) {
            $fail('The screenshot has at most 5 MB.');
        }
    }

    /** Null when it is neither, or did not arrive whole. */
    private static function bytes(mixed $value): ?string
    {
        return match (true) {
            $value instanceof UploadedFile => $value->isValid() ? $value->getContent() : null,
            is_string($value) => base64_decode($value, strict: true) ?: null,
            default => null,
        };
    }
}
