<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Http\Requests\FormRequest;
use App\Support\PlainText;

/** The user's own name and time zone, and the `version` of the account that the form was opened on. */
final class UpdateProfileRequest extends FormRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            'version' => ['required', 'integer', 'min:1'],
            'first_name' => ['required', 'string', 'max:100', new PlainText],
            'last_name' => ['required', 'string', 'max:100', new PlainText],
            // Some browsers send names that the tz database has replaced.
            'timezone' => ['required', 'string', 'max:64', 'timezone:all_with_bc'],
        ];
    }
}
