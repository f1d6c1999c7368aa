<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Data\Rsg\RsgDashboardPage;
use App\Http\Requests\Rsg\RsgDashboardRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Rsg\RsgDashboardQuery;
use App\Queries\Rsg\RsgWorkQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** All open RSG work in one queue, with its numbers. */
final class RsgDashboardController
{
    public function __invoke(RsgDashboardRequest $request, RsgDashboardQuery $dashboard, RsgWorkQuery $work, #[CurrentUser] User $viewer): Response
    {
        $kind = $request->kind();

        return Inertia::render('Rsg/Dashboard', new RsgDashboardPage(
            kind: $kind,
            risk_buttons: static fn (): array => $dashboard->riskButtons($viewer, $work),
            rsg_buttons: static fn (): array => $dashboard->rsgButtons($viewer, $work),
            counts: static fn (): array => $work->counts($viewer),
            work: static fn (): array => $work->rows($viewer, $kind),
            opt_outs: Inertia::defer(static fn (): array => $dashboard->optOuts($viewer)),
            checks: Inertia::defer(static fn (): array => $dashboard->checks($viewer)),
            responses: Inertia::defer(static fn (): array => $dashboard->responses($viewer)),
            trends: Inertia::defer(static fn (): array => $dashboard->trends($viewer)),
        ));
    }
}
