<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class OpenRsgEventRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'kind' => ['required', Rule::enum(RsgEventKind::class)],
            'severity' => ['required', Rule::enum(RsgEventSeverity::class)],
            'description' => ['required', 'string', 'min:5', 'max:2000'],
        ];
    }

    public function messages(): array
    {
        return [
            'kind.required' => 'Choose the sign of harm.',
            'severity.required' => 'Choose how urgent it is.',
            'description.required' => 'Enter a description.',
        ];
    }
}
