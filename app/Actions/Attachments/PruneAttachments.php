<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Infrastructure\Files\AttachmentStorage;
use App\Models\Attachment;
use App\Models\ExclusionStep;
use Illuminate\Container\Attributes\Config;

/**
 * Removes attachments that were deleted long ago: first the file, then the row, so that a crash leaves no orphaned file. The proofs of
 * exclusion cases are kept.
 */
final readonly class PruneAttachments
{
    private const BATCH = 200;

    public function __construct(
        private AttachmentStorage $storage,
        #[Config('paddock.attachments.keep_deleted_days')]
        private int $keepDays,
    ) {}

    /** @return int the number of removed attachments */
    public function handle(): int
    {
        $pruned = 0;
        do {
            $paths = Attachment::onlyTrashed()
                ->where('deleted_at', '<', now()->subDays($this->keepDays))
                ->whereNotIn('id', ExclusionStep::query()->whereNotNull('attachment_id')->select('attachment_id'))
                ->orderBy('id')
                ->limit(self::BATCH)
                ->toBase()
                ->pluck('path', 'id')
                ->all();
            $this->storage->delete(array_values(array_map(strval(...), $paths)));
            Attachment::onlyTrashed()->whereKey(array_keys($paths))->forceDelete();
            $pruned += count($paths);
        } while (count($paths) === self::BATCH);

        return $pruned;
    }
}
