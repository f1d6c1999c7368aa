<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;

/** A `version` to acknowledge or to withdraw. */
final class GuideVersionRequest extends FormRequest
{
    public function rules(): array
    {
        return ['version' => ['required', 'integer', 'between:1,65535']];
    }
}
