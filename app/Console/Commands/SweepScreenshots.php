<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Files\ScreenshotStorage;
use Illuminate\Console\Command;

final class SweepScreenshots extends Command
{
    protected $signature = 'intake:sweep-screenshots';

    protected $description = 'Delete screenshots without a review';

    public function handle(ScreenshotStorage $storage): int
    {
        $this->info("{$storage->sweep()} screenshots deleted.");

        return self::SUCCESS;
    }
}
