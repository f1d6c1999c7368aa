<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Actions\Deposits\SplitDeposit;
use App\Domain\Deposits\DepositPart;
use Illuminate\Validation\Rule;

/** `parts`: for each `amount_cents` and, once it is known, `client_id`. The action holds their sum against the payment. */
final class SplitDepositRequest extends DepositDecisionRequest
{
    private const MOST_CENTS = 100_000_000_000;

    /** @return list<DepositPart> */
    public function parts(): array
    {
        /** @var list<array{amount_cents: int|string, client_id?: int|string|null}> $parts */
        $parts = $this->validated('parts');

        return array_map(static fn (array $part): DepositPart => new DepositPart(
            isset($part['client_id']) ? (int) $part['client_id'] : null, (int) $part['amount_cents'],
        ), array_values($parts));
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'parts' => ['required', 'array', 'list', 'min:2', 'max:'.SplitDeposit::MOST_PARTS],
            'parts.*.amount_cents' => ['required', 'integer', 'min:1', 'max:'.self::MOST_CENTS],
            'parts.*.client_id' => ['nullable', 'integer', Rule::exists('clients', 'id')->whereNull('deleted_at')],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            ...parent::messages(),
            'parts.*' => 'Split the payment into 2 to '.SplitDeposit::MOST_PARTS.' parts.',
            'parts.*.amount_cents.*' => 'Each part needs an amount of more than nothing.',
            'parts.*.client_id.*' => 'That client is not on file any more. Choose another one.',
        ];
    }
}
