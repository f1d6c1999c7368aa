<?php

declare(strict_types=1);

namespace App\Http\Requests\DuplicateOsko;

use App\Enums\DuplicateCaseStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `seen`: the decision to undo. */
final class ReopenDuplicateRequest extends FormRequest
{
    public function rules(): array
    {
        return ['seen' => ['required', Rule::in([DuplicateCaseStatus::Confirmed->value, DuplicateCaseStatus::Dismissed->value])]];
    }

    public function messages(): array
    {
        return ['seen.in' => 'Only confirmed and dismissed cases can be reopened.'];
    }
}
