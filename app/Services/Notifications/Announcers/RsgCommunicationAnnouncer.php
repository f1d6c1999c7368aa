<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Models\RsgCommunication;
use App\Services\Notifications\NotifiablePresenter;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * Responsible-gambling words with a client that somebody has to act on.
 *
 * @extends WorkAnnouncer<RsgCommunication>
 */
final readonly class RsgCommunicationAnnouncer extends WorkAnnouncer
{
    public function open(): Builder
    {
        return RsgCommunication::query()->whereNull('resolved_at');
    }

    protected function relations(): array
    {
        return ['client.company', ...NotifiablePresenter::senderRelation()];
    }

    protected function put(Model $work): Announcement
    {
        $sender = NotifiablePresenter::sender($work, $work->getRelation('client'));
        $from = $sender === null ? '' : " from {$sender->first_name}";

        return new Announcement($work, $work->getRelation('client'), "RSG communication{$from} by {$work->channel->label()}");
    }
}
