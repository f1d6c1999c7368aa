<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgWorkKind;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/Dashboard. */
final readonly class RsgDashboardPage
{
    /**
     * @param  RsgWorkKind|null  $kind  shows only this kind of work
     * @param  Closure(): list<RsgCount>  $risk_buttons
     * @param  Closure(): list<RsgCount>  $rsg_buttons
     * @param  Closure(): list<RsgCount>  $counts  open work by kind
     * @param  Closure(): list<RsgWorkRow>  $work  overdue first
     * @param  DeferProp<list<RsgOptOut>>  $opt_outs  of the last seven days, newest first
     * @param  DeferProp<list<RsgCount>>  $checks  BetStop checks of the last 24 hours by result
     * @param  DeferProp<list<RsgResponse>>  $responses  of the last 30 days
     * @param  DeferProp<list<RsgTrend>>  $trends  of the last 30 days
     */
    public function __construct(
        public ?RsgWorkKind $kind,
        public Closure $risk_buttons,
        public Closure $rsg_buttons,
        public Closure $counts,
        public Closure $work,
        public DeferProp $opt_outs,
        public DeferProp $checks,
        public DeferProp $responses,
        public DeferProp $trends,
    ) {}
}
