<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Http\Requests\FormRequest;

/** `bank_account_id` on the checker's page; 0 for none. */
final class CheckWithdrawalRequest extends FormRequest
{
    public function rules(): array
    {
        return ['bank_account_id' => ['required', 'integer', 'min:0']];
    }

    public function messages(): array
    {
        return ['bank_account_id.*' => 'Reload the page and try again.'];
    }
}
