<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Actions\Deposits\SplitDeposit;
use App\Domain\Deposits\DepositPart;
use Illuminate\Validation\Rule;

/** `parts`: the `amount_cents` of each and, if known, the `client_id`. The action checks their sum. */
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
            'parts.*.amount_cents.*' => 'Each part needs an amount above $0.00.',
            'parts.*.client_id.*' => 'That client is no longer on file. Choose another one.',
        ];
    }
}
