<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Services\Intake\ScreenshotShelf;
use Illuminate\Console\Command;

final class SweepScreenshots extends Command
{
    protected $signature = 'intake:sweep-screenshots';

    protected $description = 'Delete screenshots that belong to no review, because their call was rolled back';

    public function handle(ScreenshotShelf $shelf): int
    {
        $this->info("{$shelf->sweep()} screenshots deleted.");

        return self::SUCCESS;
    }
}
