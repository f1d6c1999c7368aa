<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Data\Bonus\ClaimedLogsPage;
use App\Data\Lists\Choice;
use App\Enums\ClaimedBonusView;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\ClaimedBonusList;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final class ClaimedLogController
{
    public function __invoke(ListRequest $request, ClaimedBonusList $list, #[CurrentUser] User $viewer): Response
    {
        [$bonuses, $meta] = $request->page($list);
        $promotions = Choice::of(BonusPromotion::query()->orderBy('title')->orderBy('id')->get(['id', 'title']), 'title');

        return Inertia::render('Bonus/ClaimedLogs', new ClaimedLogsPage(
            ClaimedBonusView::of($request->parameters($list)->values), $bonuses, $meta, $promotions,
            $viewer->can('decideAny', BonusClaim::class), $viewer->can('exportReports'),
        ));
    }
}
