<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Imports\PruneImports;
use Illuminate\Console\Command;

final class PruneImportsCommand extends Command
{
    protected $signature = 'imports:prune';

    protected $description = 'Remove the files of imports that were left lying or ended a month ago';

    public function handle(PruneImports $prune): int
    {
        $this->info("{$prune->handle()} imports pruned.");

        return self::SUCCESS;
    }
}
