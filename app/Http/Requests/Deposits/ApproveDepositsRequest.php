<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Domain\Deposits\SeenDeposit;
use Illuminate\Validation\Rule;

/** `deposits`: the `id`, `version` and `client_id` of each in the approver's confirmation. The action checks again that the client is certain. */
final class ApproveDepositsRequest extends BulkApprovalRequest
{
    /** @return list<SeenDeposit> */
    public function deposits(): array
    {
        /** @var list<array{id: int|string, version: int|string, client_id: int|string}> $deposits */
        $deposits = $this->validated('deposits');

        return array_map(
            static fn (array $deposit): SeenDeposit => new SeenDeposit(
                (int) $deposit['id'],
                (int) $deposit['version'],
                (int) $deposit['client_id'],
            ),
            $deposits,
        );
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'deposits.*.client_id' => ['bail', 'required', 'integer', 'min:1', Rule::exists('clients', 'id')]];
    }
}
