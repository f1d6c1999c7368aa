<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;

final class DecideExclusionRecordRequest extends FormRequest
{
    public function rules(): array
    {
        return ['is_same' => ['required', 'boolean']];
    }

    public function messages(): array
    {
        return ['is_same.*' => 'Choose whether this is the same person.'];
    }
}
