<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\RiskCheckValue;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class CheckClientRiskRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'type' => ['required', Rule::in(['risk'])],
            'name' => ['required', Rule::in(['New Account'])],
            'value' => ['required', Rule::enum(RiskCheckValue::class)],
        ];
    }
}
