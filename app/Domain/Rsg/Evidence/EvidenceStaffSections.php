<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The actions of colleagues for the person, and the certifications that they held then. */
final readonly class EvidenceStaffSections
{
    private const ACTION = [
        'Entry' => 'id',
        'Time' => 'created_at',
        'Action' => 'action',
        'By' => 'actor_id',
        'Certifications at the time' => 'certified_then',
        'Impersonated by' => 'impersonator_id',
        'About' => 'subject_type',
        'Number' => 'subject_id',
        'Before' => 'before',
        'After' => 'after',
        'IP address' => 'ip',
    ];

    /** @return list<EvidenceSection> */
    public static function of(EvidenceScope $scope): array
    {
        $clients = self::events($scope)->whereIntegerInRaw('audit_events.client_id', $scope->clients);
        // Events of clients are found by the first index, events of other records by theirs.
        $others = self::events($scope)
            ->whereNull('audit_events.client_id')
            ->where(static function (Builder $any) use ($scope): void {
                foreach (['lead' => $scope->leads, 'db_client' => $scope->dbClients] as $type => $ids) {
                    $any->orWhere(
                        static fn (Builder $own): Builder => $own
                            ->where('audit_events.subject_type', $type)
                            ->whereIntegerInRaw('audit_events.subject_id', $ids),
                    );
                }
            });
        $users = DB::table('users')
            ->leftJoin('roles', 'roles.id', '=', 'users.role_id')
            ->whereIn('users.id', self::actors($scope))
            ->select(['users.*', 'roles.title as role_title', 'users.id as user_id']);
        $certifications = DB::table('certifications')
            ->join('certification_types', 'certification_types.id', '=', 'certifications.certification_type_id')
            ->whereIn('certifications.user_id', self::actors($scope))
            ->select(['certifications.*', 'certification_types.title']);

        return [
            new EvidenceSection('activity', 'Activity log and staff actions', $clients, 'audit_events.id', self::ACTION),
            ...$scope->leads === [] && $scope->dbClients === []
                ? []
                : [
                    new EvidenceSection(
                        'activity-of-leads',
                        'Activity log of leads and DB clients',
                        $others,
                        'audit_events.id',
                        self::ACTION,
                    ),
                ],
            new EvidenceSection(
                'staff',
                'Acting staff',
                $users,
                'users.id',
                [
                    'Colleague' => 'user_id',
                    'Email' => 'email',
                    'Role now' => 'role_title',
                    'Account created' => 'created_at',
                    'Account deleted' => 'deleted_at',
                ],
                'Colleagues who acted on these records in the period: in the activity log, in messages, calls, notes and decisions of the gate.',
            ),
            new EvidenceSection('certifications', 'Certifications of acting staff', $certifications, 'certifications.id', [
                'Colleague' => 'user_id', 'Certification' => 'title', 'Issued' => 'issued_on', 'Expires' => 'expires_on', 'Status now' => 'status',
            ]),
        ];
    }

    private static function events(EvidenceScope $scope): Builder
    {
        return DB::table('audit_events')->where('audit_events.created_at', '>=', $scope->startsAt)->where('audit_events.created_at', '<', $scope->endsAt);
    }

    private static function actors(EvidenceScope $scope): Builder
    {
        $period = static fn (Builder $rows, string $table, string $time = 'created_at'): Builder => $rows
            ->where("{$table}.{$time}", '>=', $scope->startsAt)
            ->where("{$table}.{$time}", '<', $scope->endsAt);
        $events = static fn (string $column): Builder => self::events($scope)
            ->whereIntegerInRaw('audit_events.client_id', $scope->clients)
            ->select($column);
        $messages = $period(
            DB::table('sms_messages')->join('conversations', 'conversations.id', '=', 'sms_messages.conversation_id'),
            'sms_messages',
            'sent_at',
        )->whereIntegerInRaw('conversations.client_id', $scope->clients);
        $actors = $events('actor_id')
            ->union($events('impersonator_id'))
            ->union($messages->select('sms_messages.user_id'))
            ->union($period(DB::table('emails'), 'emails')->whereIntegerInRaw('emails.client_id', $scope->clients)->select('user_id'));
        foreach (array_filter($scope->people()) as $type => $ids) {
            $of = static fn (string $table, string $morph, string $time, string $actor): Builder => $period(
                DB::table($table),
                $table,
                $time,
            )
                ->where("{$table}.{$morph}_type", $type)
                ->whereIntegerInRaw("{$table}.{$morph}_id", $ids)
                ->select($actor);
            $actors
                ->union($of('notes', 'subject', 'created_at', 'user_id'))
                ->union($of('phone_logs', 'person', 'called_at', 'user_id'))
                ->union($of('permission_receipts', 'person', 'decided_at', 'actor_id'));
            if ($type !== 'client') {
                $actors
                    ->union($of('audit_events', 'subject', 'created_at', 'actor_id'))
                    ->union($of('audit_events', 'subject', 'created_at', 'impersonator_id'));
            }
        }

        return $actors;
    }
}
