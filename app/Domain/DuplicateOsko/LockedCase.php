<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Domain\Ledger\ClientLock;
use App\Enums\DuplicateCaseStatus;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Support\ChangedMeanwhileException;
use Illuminate\Database\Eloquent\Collection;

/** A case and the deposits of both lines, locked until the transaction ends. Lock order: clients, deposits, case. */
final readonly class LockedCase
{
    /** @param  Collection<int, Deposit>  $deposits */
    private function __construct(public DuplicateCase $case, public Collection $deposits) {}

    public static function take(DuplicateCase $case): self
    {
        $deposits = Deposit::query()->whereIn('bank_line_id', $case->lineIds());
        $clientIds = (clone $deposits)->whereNotNull('client_id')->distinct()->pluck('client_id')->map(intval(...))->sort();
        foreach ($clientIds as $clientId) {
            ClientLock::hold($clientId);
        }
        $deposits = $deposits->orderBy('id')->lockForUpdate()->get();

        return new self(DuplicateCase::query()->lockForUpdate()->findOrFail($case->id), $deposits);
    }

    /** @throws ChangedMeanwhileException when the case has another status */
    public function expect(DuplicateCaseStatus $status): DuplicateCase
    {
        if ($this->case->status !== $status) {
            throw ChangedMeanwhileException::decided(
                'case',
                mb_strtolower($this->case->status->label()),
                $this->case->decidedBy,
                $this->case->decided_at,
                $this->case->note,
            );
        }

        return $this->case;
    }

    /** @return Collection<int, Deposit> of one line: the whole payment first, then its parts */
    public function depositsOf(int $lineId): Collection
    {
        return $this->deposits->where('bank_line_id', $lineId)->sortBy('part')->values();
    }
}
