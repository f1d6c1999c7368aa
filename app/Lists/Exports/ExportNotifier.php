<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Export;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/**
 * Tells whoever asked for an export that it is ready, wherever they are by then. As a mention it is none of the seven types
 * of notification, and travels as the standard broadcast notification (docs/decisions/0020).
 */
final readonly class ExportNotifier
{
    /** What the browser knows it by. */
    public const TYPE = 'export_ready';

    public function __construct(private Outbox $outbox) {}

    /** In the transaction that finishes the export. */
    public function ready(Export $export): void
    {
        $this->outbox->broadcast([new OutgoingEvent(LiveChannel::Read, [[$export->user_id, 0]], [
            'type' => self::TYPE,
            'export_id' => $export->id,
            'title' => 'Your export is ready',
            'body' => $export->kind->label().': '.number_format($export->written_rows).' rows.',
            'url' => route('reports.clients.exports', absolute: false),
        ], name: BroadcastNotificationCreated::class)]);
    }
}
