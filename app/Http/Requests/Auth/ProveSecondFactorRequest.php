<?php

declare(strict_types=1);

namespace App\Http\Requests\Auth;

use App\Domain\Auth\Totp;
use App\Http\Requests\FormRequest;

class ProveSecondFactorRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return [
            'code' => ['required_without:recovery_code', 'nullable', 'string', 'digits:'.Totp::DIGITS],
            'recovery_code' => ['nullable', 'string', 'max:64'],
            'trust_device' => ['boolean'],
        ];
    }

    public function messages(): array
    {
        return [
            'code.required' => 'Enter the code from your app.',
            'code.required_without' => 'Enter the code from your app.',
            'code.digits' => 'Enter a code of '.Totp::DIGITS.' digits.',
        ];
    }

    protected function prepareForValidation(): void
    {
        if (is_string($code = $this->input('code'))) {
            $this->merge(['code' => preg_replace('/\s+/', '', $code)]);
        }
    }
}
