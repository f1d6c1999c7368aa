<?php

declare(strict_types=1);

namespace App\Actions\Attachments;

use App\Models\Attachment;
use App\Services\Attachments\AttachmentShelf;
use Illuminate\Container\Attributes\Config;

/** Ends what was deleted long enough ago: first the file, then its row, so that a run that dies leaves nothing unnamed. */
final readonly class PruneAttachments
{
    private const AT_ONCE = 200;

    public function __construct(
        private AttachmentShelf $shelf,
        #[Config('paddock.attachments.keep_deleted_days')]
        private int $keepDays,
    ) {}

    /** @return int how many */
    public function handle(): int
    {
        $pruned = 0;
        do {
            $paths = Attachment::onlyTrashed()->where('deleted_at', '<', now()->subDays($this->keepDays))->orderBy('id')->limit(self::AT_ONCE)->toBase()->pluck('path', 'id')->all();
            $this->shelf->delete(array_values(array_map(strval(...), $paths)));
            Attachment::onlyTrashed()->whereKey(array_keys($paths))->forceDelete();
            $pruned += count($paths);
        } while (count($paths) === self::AT_ONCE);

        return $pruned;
    }
}
