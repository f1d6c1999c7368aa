<?php

declare(strict_types=1);

namespace App\Http\Controllers\Matches;

use App\Actions\Matches\UndoMerge;
use App\Domain\Ledger\MergeRefusedException;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Two records that were merged stand for themselves again. */
final readonly class UndoMergeController
{
    public function __invoke(Merge $merge, UndoMerge $undo, #[CurrentUser] User $user): RedirectResponse
    {
        try {
            $left = $undo->handle($merge, $user);
        } catch (MergeRefusedException $refused) {
            return back()->with('error', $refused->getMessage());
        }

        return back()->with('success', 'The merge is undone. Bets, money and notes that came after it stay where they are.'.($left === [] ? '' : ' Also: '.implode('; ', $left).'.'));
    }
}
