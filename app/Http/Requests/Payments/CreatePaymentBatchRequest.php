<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\FormRequest;

/** `withdrawal_ids`, and `value_on`: the day on which the bank pays. */
final class CreatePaymentBatchRequest extends FormRequest
{
    use ReadsValueDate {
        rules as valueDateRules;
        messages as valueDateMessages;
    }

    /** @return non-empty-list<int> */
    public function withdrawalIds(): array
    {
        /** @var non-empty-list<int> */
        return array_map(intval(...), $this->validated('withdrawal_ids'));
    }

    public function rules(): array
    {
        return [
            'withdrawal_ids' => ['required', 'array', 'list', 'min:1', 'max:'.config()->integer('paddock.payments.most_items')],
            'withdrawal_ids.*' => ['required', 'integer', 'min:1', 'distinct'],
            ...$this->valueDateRules(),
        ];
    }

    public function messages(): array
    {
        return [
            'withdrawal_ids.required' => 'Choose at least one withdrawal.',
            'withdrawal_ids.max' => 'A batch can have at most :max withdrawals. Make several batches.',
            'withdrawal_ids.*' => 'Choose withdrawals from the list.',
            ...$this->valueDateMessages(),
        ];
    }
}
