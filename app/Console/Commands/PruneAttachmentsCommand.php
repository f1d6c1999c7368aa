<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Attachments\PruneAttachments;
use Illuminate\Console\Command;

final class PruneAttachmentsCommand extends Command
{
    protected $signature = 'attachments:prune';

    protected $description = 'Delete the files of attachments that were deleted a month ago';

    public function handle(PruneAttachments $prune): int
    {
        $this->info("{$prune->handle()} removed.");

        return self::SUCCESS;
    }
}
