<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\FormRequest;

/** `version` of the deposit on the user's page. The amount never comes from the request. */
class DepositDecisionRequest extends FormRequest
{
    public function rules(): array
    {
        return ['version' => ['required', 'integer', 'min:1']];
    }

    public function messages(): array
    {
        return ['version.*' => 'Reload the page and decide again.'];
    }
}
