<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Inertia\OptionalProp;

/** DbClients/CleanUp. */
final readonly class DbCleanupIndexPage
{
    /**
     * @param  list<DbCleanupChoice>  $kinds
     * @param  list<DbCleanupRun>  $runs  the newest first
     * @param  OptionalProp<DbCleanupPreview|null>  $preview  requested with `?kind=`
     */
    public function __construct(public array $kinds, public array $runs, public bool $is_own_lists_only, public OptionalProp $preview) {}
}
