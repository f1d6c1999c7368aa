<?php

declare(strict_types=1);

namespace App\Http\Requests\Services;

use App\Http\Requests\FormRequest;

/** The new secret, the day of the next rotation, and the version of the credential that the form was opened on. */
final class RotateCredentialRequest extends FormRequest
{
    public const SECRET = ['required', 'string', 'max:2000'];

    public const MESSAGES = [
        'secret.required' => 'Enter the secret.',
        'secret.max' => 'The secret must be at most 2,000 characters.',
        'rotate_on.*' => 'Enter a day such as 24 November 2026.',
    ];

    public function rules(): array
    {
        return ['secret' => self::SECRET, ...self::dateRule(), 'version' => ['required', 'integer', 'min:1']];
    }

    public function messages(): array
    {
        return self::MESSAGES;
    }

    /** @return array<string, list<string>> */
    public static function dateRule(): array
    {
        return ['rotate_on' => ['nullable', 'date_format:Y-m-d', 'after:2020-01-01', 'before:2100-01-01']];
    }
}
