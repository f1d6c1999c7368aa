<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Services\Ledger\MoneyBlock;
use Illuminate\Database\Eloquent\Collection;

/** A case with the deposits of both lines, held until the transaction ends: clients first, then deposits, then the case. */
final readonly class HeldCase
{
    /** @param  Collection<int, Deposit>  $deposits */
    private function __construct(public DuplicateCase $case, public Collection $deposits) {}

    public static function take(DuplicateCase $seen): self
    {
        $ofLines = Deposit::query()->whereIn('bank_line_id', $seen->lineIds());
        $clientIds = (clone $ofLines)->whereNotNull('client_id')->distinct()->pluck('client_id')->map(intval(...))->sort();
        foreach ($clientIds as $clientId) {
            MoneyBlock::hold($clientId);
        }
        $deposits = $ofLines->orderBy('id')->lockForUpdate()->get();

        return new self(DuplicateCase::query()->lockForUpdate()->findOrFail($seen->id), $deposits);
    }

    /** Throws {@see CaseDecided} when the case does not stand as it did for whoever decides. */
    public function expect(DuplicateCaseStatus $status, User $decider): DuplicateCase
    {
        if ($this->case->status !== $status) {
            throw new CaseDecided($this->case, $decider);
        }

        return $this->case;
    }

    /** @return Collection<int, Deposit> of one of the two lines: the whole payment first, then its parts */
    public function depositsOf(int $lineId): Collection
    {
        return $this->deposits->where('bank_line_id', $lineId)->sortBy('part')->values();
    }
}
