<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use Illuminate\Foundation\Http\FormRequest;

/** `version` of the deposit on the user's page. The amount never comes from the request. */
class DepositDecisionRequest extends FormRequest
{
    public function version(): int
    {
        return (int) $this->validated('version');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['version' => ['required', 'integer', 'min:1']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['version.*' => 'Reload the page and decide again.'];
    }
}
