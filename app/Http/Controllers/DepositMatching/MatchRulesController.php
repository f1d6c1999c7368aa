<?php

declare(strict_types=1);

namespace App\Http\Controllers\DepositMatching;

use App\Actions\DepositMatching\SwitchAutoMatch;
use App\Http\Requests\DepositMatching\SwitchAutoMatchRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\DepositMatching\MatchPrecisionQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class MatchRulesController
{
    public function index(MatchPrecisionQuery $precision, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Deposits/Matching', $precision->page($viewer->can('switchAutoMatch')));
    }

    public function update(SwitchAutoMatchRequest $request, SwitchAutoMatch $switch, #[CurrentUser] User $switcher): RedirectResponse
    {
        $isStopped = $request->boolean('is_stopped');
        $isChanged = $switch->handle($request->string('rule')->value(), $isStopped, $switcher);
        $now = $isStopped ? 'stopped' : 'on';

        return back(303)->with([
            'success' => $isChanged ? "Automatic matching is {$now}." : "Automatic matching was already {$now}.",
            'auto_hide_success_message' => true,
        ]);
    }
}
