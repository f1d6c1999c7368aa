<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Images\SentScreenshot;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\SocialMediaReview;
use Carbon\CarbonImmutable;
use Closure;

/** Body of `POST /api/v1/social-media-reviews`: a form with the file, or JSON with the file as base64 text. */
#[
    ObjectSchema('NewSocialMediaReview', "A client's review of a brand, as JSON.", [
        'external_id' => new Field(
            'string',
            "The sender's id, unique per review.",
            'rev-118',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 128,
        ),
        'client_pin' => new Field('string', 'PIN of the client who wrote it.', '48213', maxLength: 16),
        'platform_name' => new Field('string', 'The platform of the review.', 'Google', maxLength: 64),
        'posted_at' => new Field(
            'string',
            'Time of the post, with an offset.',
            '2026-11-19T20:00:00+11:00',
            optional: true,
            nullable: true,
            format: 'date-time',
        ),
        'screenshot' => new Field(
            'string',
            'A PNG, JPEG or WebP of up to 5 MB and 16 megapixels, as base64.',
            'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEULa0vMKPhPAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAAC0lEQVQI12NgQAUAABAAAaHFIcEAAAAASUVORK5CYII=',
            format: 'byte',
        ),
    ]),
]
#[
    ObjectSchema('NewSocialMediaReviewForm', "A client's review of a brand, as a form.", [
        'external_id' => new Field(
            'string',
            "The sender's id, unique per review.",
            'rev-118',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 128,
        ),
        'client_pin' => new Field('string', 'PIN of the client who wrote it.', '48213', maxLength: 16),
        'platform_name' => new Field('string', 'The platform of the review.', 'Google', maxLength: 64),
        'posted_at' => new Field(
            'string',
            'Time of the post, with an offset.',
            '2026-11-19T20:00:00+11:00',
            optional: true,
            nullable: true,
            format: 'date-time',
        ),
        'screenshot' => new Field(
            'string',
            'A PNG, JPEG or WebP of up to 5 MB and 16 megapixels, as a file.',
            'review.png',
            format: 'binary',
        ),
    ]),
]
final class ReceiveSocialMediaReviewRequest extends FormRequest
{
    use ReadsIntakeFields;

    public function rules(): array
    {
        return [
            'external_id' => $this->referenceRules(),
            'client_pin' => $this->clientPinRules(),
            'platform_name' => ['required', 'string', 'max:64'],
            'posted_at' => ['nullable', ...array_diff($this->momentRules(), ['required'])],
            'screenshot' => ['bail', 'required', $this->isPicture(...)],
        ];
    }

    public function toReview(): SocialMediaReview
    {
        return new SocialMediaReview([...$this->safe(['external_id', 'platform_name']), 'client_id' => $this->clientId()]);
    }

    public function postedAt(): ?CarbonImmutable
    {
        return $this->validated('posted_at') === null ? null : $this->moment('posted_at');
    }

    private function isPicture(string $attribute, mixed $value, Closure $fail): void
    {
        $refusal = SentScreenshot::of($this)->refusal;

        if ($refusal !== null) {
            $fail($refusal);
        }
    }
}
