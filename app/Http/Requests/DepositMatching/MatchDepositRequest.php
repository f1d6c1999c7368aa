<?php

declare(strict_types=1);

namespace App\Http\Requests\DepositMatching;

use App\Http\Requests\Deposits\DepositDecisionRequest;
use Illuminate\Validation\Rule;

/** `client_id` of the deposit's client. */
class MatchDepositRequest extends DepositDecisionRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'client_id' => ['required', 'integer', Rule::exists('clients', 'id')->whereNull('deleted_at')]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'client_id.*' => 'Choose a client.'];
    }
}
