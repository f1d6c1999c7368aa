<?php

declare(strict_types=1);

namespace App\Domain\Notes;

use App\Enums\Ability;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\Lead;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Eloquent\Model;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** The records that can have notes and files, and who can see them. */
final readonly class RecordAccess
{
    /** Morph names, also used in routes. */
    public const TYPES = 'client|lead|db_client|rsg_event';

    /** Records to which staff add files. */
    public const TAKES_FILES = self::TYPES.'|rsg_form_submission';

    /** Records with files, including emails. */
    public const WITH_FILES = self::TAKES_FILES.'|email';

    public function __construct(private Gate $gate) {}

    /** Notes and files may be changed by their author and by developer staff. */
    public static function isOwn(User $viewer, int $authorId): bool
    {
        return $viewer->id === $authorId || $viewer->is_developer_staff;
    }

    /** Answers 404 for missing and for hidden records, so that a guessed id reveals nothing. */
    public function findOrFail(string $type, int $id, User $viewer): Model
    {
        $record = match ($type) {
            'client' => Client::query()->find($id),
            'lead' => Lead::query()->find($id),
            'db_client' => DbClient::query()->find($id),
            'email' => Email::query()->find($id),
            'rsg_event' => RsgEvent::query()->find($id),
            'rsg_form_submission' => RsgFormSubmission::query()->find($id),
            default => null,
        };
        if ($record === null) {
            throw new NotFoundHttpException;
        }
        $this->gate->forUser($viewer)->authorize(self::ability($record)->value);

        return $this->allows($viewer, $record) ? $record : throw new NotFoundHttpException;
    }

    /** Whether the user can see the record and add to it. */
    public function allows(User $viewer, ?Model $record): bool
    {
        if ($record instanceof Email) {
            // An email's files are part of its text.
            return ContactMask::isLifted($viewer) && $this->allows($viewer, $record->client()->first());
        }

        return $record !== null
            && $viewer->hasAbility(self::ability($record))
            && ($record instanceof RsgEvent
                || $record instanceof RsgFormSubmission
                || $this->gate->forUser($viewer)->allows('contribute', $record));
    }

    public static function ability(Model $record): Ability
    {
        return match (true) {
            $record instanceof DbClient => Ability::ViewDbClients,
            $record instanceof RsgEvent => Ability::ViewRsgEvents,
            $record instanceof RsgFormSubmission => Ability::ViewRsgFormSubmissions,
            default => Ability::ViewClients,
        };
    }

    /** The record's name on screen. */
    public static function name(Model $record): string
    {
        return match (true) {
            $record instanceof Client, $record instanceof Lead, $record instanceof DbClient => $record->full_name,
            $record instanceof RsgEvent => "RSG event {$record->id}",
            default => 'this record',
        };
    }

    /** The page with the notes of a record. */
    public static function notesUrl(string $subjectType, int $subjectId): string
    {
        return match ($subjectType) {
            'client' => route('clients.notes', $subjectId, absolute: false),
            'rsg_event' => route('rsg.events.show', $subjectId, absolute: false),
            'lead' => route('clients.leads.show', $subjectId, absolute: false),
            default => route('db-clients.show', $subjectId, absolute: false),
        };
    }
}
