<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Models\CancellationReason;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use Illuminate\Database\Eloquent\Collection as EloquentCollection;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** The list from which people choose why a withdrawal was cancelled or declined. What was chosen once stays on it, at least inactive. */
final readonly class KeepCancellationReasons
{
    public function __construct(private AuditTrail $audit) {}

    /** At the end of the list. Throws {@see ReasonRefused} when another one has the title. */
    public function add(string $title, User $editor): CancellationReason
    {
        return DB::transaction(function () use ($title, $editor): CancellationReason {
            $all = $this->all();
            $this->refuseTitle($all, $title, null);
            $reason = CancellationReason::query()->create(['title' => $title, 'position' => (int) $all->max('position') + 1]);
            $this->audit->record('cancellation_reason.added', $reason, after: ['title' => $title], actorId: $editor->id);

            return $reason;
        }, 3);
    }

    /** Throws {@see ReasonRefused} when another one has the title, or none would be left to choose. */
    public function change(CancellationReason $reason, string $title, bool $isActive, User $editor): CancellationReason
    {
        return DB::transaction(function () use ($reason, $title, $isActive, $editor): CancellationReason {
            $all = $this->all();
            $current = $this->find($all, $reason);
            $this->refuseTitle($all, $title, $current);
            if (! $isActive && $current->is_active && $all->where('is_active', true)->count() === 1) {
                throw new ReasonRefused('This is the last reason that can be chosen. Add or switch on another one first: nothing is cancelled without a reason.');
            }
            $before = ['title' => $current->title, 'is_active' => $current->is_active];
            $after = ['title' => $title, 'is_active' => $isActive];
            if ($before !== $after) {
                $current->update($after);
                $this->audit->record('cancellation_reason.changed', $current, array_diff_assoc($before, $after), array_diff_assoc($after, $before), $editor->id);
            }

            return $current;
        }, 3);
    }

    /**
     * Throws {@see ReasonRefused} when one was added or deleted since the page was opened.
     *
     * @param  list<int>  $ids  all of them, as they are to be offered
     */
    public function order(array $ids, User $editor): void
    {
        DB::transaction(function () use ($ids, $editor): void {
            $all = $this->all();
            $before = array_values($all->modelKeys());
            if (count($ids) !== count($before) || array_diff($before, $ids) !== []) {
                throw new ReasonRefused('Somebody changed the list meanwhile. Look at it again, then order it.');
            }
            if ($ids === $before) {
                return;
            }
            foreach ($ids as $place => $id) {
                $all->find($id)?->update(['position' => $place + 1]);
            }
            $this->audit->record('cancellation_reason.ordered', $all->first(), ['ids' => $before], ['ids' => $ids], $editor->id);
        }, 3);
    }

    /** Throws {@see ReasonRefused} for one that a withdrawal names, and for the last that can be chosen. */
    public function remove(CancellationReason $reason, User $editor): void
    {
        DB::transaction(function () use ($reason, $editor): void {
            $all = $this->all();
            $current = $this->find($all, $reason);
            if (Withdrawal::query()->where('cancellation_reason_id', $current->id)->exists()) {
                throw new ReasonRefused("“{$current->title}” was given as a reason before and has to stay. Switch it off: it is not offered then.");
            }
            if ($current->is_active && $all->where('is_active', true)->count() === 1) {
                throw new ReasonRefused('This is the last reason that can be chosen. Add another one first.');
            }
            $this->audit->record('cancellation_reason.deleted', $current, ['title' => $current->title], actorId: $editor->id);
            $current->delete();
        }, 3);
    }

    /** @return EloquentCollection<int, CancellationReason> in their order, locked: of two who change the list, one waits */
    private function all(): EloquentCollection
    {
        return CancellationReason::query()->orderBy('position')->orderBy('id')->lockForUpdate()->get();
    }

    /** @param  Collection<int, CancellationReason>  $all */
    private function find(Collection $all, CancellationReason $reason): CancellationReason
    {
        return $all->firstWhere('id', $reason->id) ?? throw new ReasonRefused('That reason is not on the list any more.');
    }

    /** @param  Collection<int, CancellationReason>  $all */
    private function refuseTitle(Collection $all, string $title, ?CancellationReason $own): void
    {
        $same = $all->first(static fn (CancellationReason $reason): bool => $reason->id !== $own?->id && mb_strtolower($reason->title) === mb_strtolower($title));
        if ($same !== null) {
            throw new ReasonRefused("“{$same->title}” is on the list already".($same->is_active ? '.' : ', switched off. Switch it on instead.'));
        }
    }
}
