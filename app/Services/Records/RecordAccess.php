<?php

declare(strict_types=1);

namespace App\Services\Records;

use App\Enums\Ability;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\Lead;
use App\Models\User;
use App\Services\Contacts\ContactMask;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Eloquent\Model;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Whom notes and files may be kept with, and who may see them there: one place for all kinds of record. */
final readonly class RecordAccess
{
    /** The stored names; also what a route takes. */
    public const TYPES = 'client|lead|db_client';

    /** What files may be kept with: e-mails have theirs too. */
    public const WITH_FILES = self::TYPES.'|email';

    public function __construct(private Gate $gate) {}

    /** A record that is not there, or not for these eyes, is not found: a changed id in the address tells nothing. */
    public function findOrFail(string $type, int $id, User $viewer): Model
    {
        $record = match ($type) {
            'client' => Client::query()->find($id),
            'lead' => Lead::query()->find($id),
            'db_client' => DbClient::query()->find($id),
            'email' => Email::query()->find($id),
            default => null,
        };
        if ($record === null) {
            throw new NotFoundHttpException;
        }
        $this->gate->forUser($viewer)->authorize(self::ability($record)->value);

        return $this->allows($viewer, $record) ? $record : throw new NotFoundHttpException;
    }

    /** Whether the person may see the record, and so add to it. */
    public function allows(User $viewer, ?Model $record): bool
    {
        if ($record instanceof Email) {
            // Its files are part of what was written.
            return ContactMask::isLifted($viewer) && $this->allows($viewer, $record->client()->first());
        }
        if ($record === null || ! $viewer->hasAbility(self::ability($record))) {
            return false;
        }

        $policy = $this->gate->getPolicyFor($record);

        return match (true) {
            $policy !== null && method_exists($policy, 'contribute') => $this->gate->forUser($viewer)->allows('contribute', $record),
            $policy !== null && method_exists($policy, 'view') => $this->gate->forUser($viewer)->allows('view', $record),
            default => true,
        };
    }

    public static function ability(Model $record): Ability
    {
        return $record instanceof DbClient ? Ability::ViewDbClients : Ability::ViewClients;
    }

    /** What a person calls the record. */
    public static function name(Model $record): string
    {
        return match (true) {
            $record instanceof Client, $record instanceof Lead, $record instanceof DbClient => $record->full_name,
            default => 'this record',
        };
    }
}
