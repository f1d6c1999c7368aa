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
