<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Models\Merge;

/** Merges of clients, also in chains, and their undos. */
final class MergeOperations
{
    public function __construct(private readonly MoneyWorld $world, private readonly MoneyModel $model) {}

    public function merge(): Operation
    {
        [$winner, $loser] = [$this->world->client(), $this->world->client()];

        return new Operation(
            "merge client {$loser} into {$winner}",
            fn (): Merge => app(MergeClients::class)->handle($winner, $loser, [], 'Same person', $this->world->manager),
            $winner === $loser
                ? null
                : function (mixed $merge) use ($winner, $loser): void {
                    assert($merge instanceof Merge);
                    $sites = $before = [];
                    foreach ($this->world->sites[$loser] as $gone) {
                        foreach ($this->world->sites[$winner] as $kept) {
                            if ($this->world->accountNames[$gone][0] === $this->world->accountNames[$kept][0]) {
                                $sites[$gone] = $kept;
                                $before[$kept] = $this->model->of("site {$kept}");
                            }
                        }
                    }
                    $deposits = array_keys(
                        array_filter(
                            $this->model->deposits,
                            fn (array $deposit): bool => $deposit['client'] !== null
                                && $this->model->merges->client($deposit['client']) === $loser,
                        ),
                    );
                    $this->model->merges->standing[$merge->id] = [
                        'winner' => $winner,
                        'loser' => $loser,
                        'sites' => $sites,
                        'before' => $before,
                        'deposits' => $deposits,
                    ];
                    $this->world->regroup($this->model->merges);
                },
        );
    }

    public function undo(): Operation
    {
        $standing = array_keys($this->model->merges->standing);
        if ($standing === []) {
            return $this->merge();
        }
        $id = $this->world->one($standing);

        return new Operation(
            "undo merge {$id}",
            fn (): mixed => app(UndoMerge::class)->handle(Merge::query()->findOrFail($id), $this->world->manager),
            $this->canUndo($id)
                ? function () use ($id): void {
                    unset($this->model->merges->standing[$id]);
                    $this->world->regroup($this->model->merges);
                }
                : null,
        );
    }

    private function canUndo(int $id): bool
    {
        $merge = $this->model->merges->standing[$id];
        foreach ($this->model->merges->standing as $other => $later) {
            if ($later['loser'] === $merge['winner'] || ($later['winner'] === $merge['winner'] && $other > $id)) {
                return false;
            }
        }
        $apart = clone $this->model->merges;
        unset($apart->standing[$id]);
        foreach ($this->model->transfers as $transfer) {
            $owner = $apart->client($transfer['client']);
            if (
                $owner !== $apart->client($this->world->owners[$transfer['from']])
                || $owner !== $apart->client($this->world->owners[$transfer['to']])
            ) {
                return false;
            }
        }
        foreach ($this->model->balances($apart) as $account => $cents) {
            [$kind, $owner] = [...explode(' ', $account), null];
            $isOverdrawn = match (true) {
                in_array($kind, ['available', 'held', 'transit'], true) => $cents < 0
                    && in_array((int) $owner, [$merge['winner'], $merge['loser']], true),
                $kind === 'site' => isset($merge['before'][$owner]) && $cents < min(0, $merge['before'][$owner]),
                default => false,
            };
            if ($isOverdrawn) {
                return false;
            }
        }

        return true;
    }
}
