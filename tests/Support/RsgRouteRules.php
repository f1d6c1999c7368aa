<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;

/** The rules of the RSG pages. */
final class RsgRouteRules
{
    /** @return array<string, Ability|list<Ability>|string> */
    public static function table(): array
    {
        return [
            'rsg.barred-list.index' => Ability::ViewBarredList,
            'rsg.barred-list.export' => Ability::ViewBarredList,
            'rsg.barred-list.imports.index' => Ability::ViewBarredList,
            'rsg.barred-list.imports.sample' => Ability::ViewBarredList,
            'rsg.barred-list.imports.show' => Ability::ViewBarredList,
            'rsg.barred-list.imports.store' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.imports.run' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.imports.cancel' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.imports.undo' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.store' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.update' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.matches' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.lift.store' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.lift.update' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.barred-list.lift.destroy' => RouteRules::BARRED_LIST_EDITORS,
            'rsg.dashboard' => Ability::ViewRsg,
            'rsg.exclusion-reviews.index' => Ability::ViewRsg,
            'rsg.exclusion-reviews.update' => [Ability::ViewRsg, Ability::ViewBarredList, Ability::ViewBetstopUpdates],
            'rsg.exclusions.index' => Ability::ViewRsg,
            'rsg.exclusions.export' => [Ability::ViewRsg, Ability::ViewReportExports],
            'rsg.exclusions.show' => Ability::ViewRsg,
            'rsg.receipts' => [Ability::ViewClients, Ability::ViewRsg],
            'rsg.exclusions.evidence.store' => RouteRules::EVIDENCE,
            'rsg.evidence.download' => RouteRules::EVIDENCE,
            'rsg.evidence.destroy' => RouteRules::EVIDENCE,
            'rsg.exclusions.assign' => Ability::ViewRsg,
            'rsg.exclusions.records.update' => [Ability::ViewRsg, Ability::ViewBarredList, Ability::ViewBetstopUpdates],
            'rsg.exclusions.steps.complete' => Ability::ViewRsg,
            'rsg.exclusions.bonuses.reverse' => Ability::ViewRsg,
            'rsg.exclusions.accounts.close' => Ability::ViewRsg,
            'rsg.exclusions.lift.store' => [Ability::ViewRsg, Ability::ViewBarredList, Ability::ViewBetstopUpdates],
            'rsg.exclusions.lift.confirm' => [Ability::ViewRsg, Ability::ViewBarredList, Ability::ViewBetstopUpdates],
            'rsg.exclusions.lift.destroy' => [Ability::ViewRsg, Ability::ViewBarredList, Ability::ViewBetstopUpdates],
            'rsg.communications.mark-as-resolved' => Ability::ViewRsgCommunications,
            'rsg.form-submissions.mark-as-resolved' => Ability::ViewRsgFormSubmissions,
            'rsg.betstop-check.index' => Ability::ViewBetstopLogs,
            'rsg.betstop-check.store' => Ability::ViewBetstopLogs,
            'rsg.betstop-check.store-list' => Ability::ViewBetstopLogs,
            'rsg.betstop-logs.index' => Ability::ViewBetstopLogs,
            'rsg.betstop-logs.export' => Ability::ViewBetstopLogs,
            'rsg.betstop-updates.index' => Ability::ViewBetstopUpdates,
            'rsg.betstop-updates.export' => Ability::ViewBetstopUpdates,
            'rsg.betstop-updates.show' => Ability::ViewBetstopUpdates,
            'rsg.betstop-updates.check-file' => Ability::ViewBetstopUpdates,
            'rsg.betstop-updates.store-file' => Ability::ViewBetstopUpdates,
            'rsg.betstop-updates.decide' => Ability::ViewBetstopUpdates,
            'rsg.betstop-updates.verify' => Ability::ViewBetstopUpdates,
            ...array_fill_keys(['rsg.communications.index', 'rsg.communications.update', 'rsg.communications.mark-as-resolved'], Ability::ViewRsgCommunications),
            ...array_fill_keys(['rsg.events.index', 'rsg.events.show', 'rsg.events.assign', 'rsg.events.move'], Ability::ViewRsgEvents),
            'rsg.events.export' => [Ability::ViewRsgEvents, Ability::ViewReportExports],
            'rsg.communications.export' => [Ability::ViewRsgCommunications, Ability::ViewReportExports],
            ...array_fill_keys(
                [
                    'rsg.form-submissions.index',
                    'rsg.form-submissions.show',
                    'rsg.form-submissions.mark-as-resolved',
                    'rsg.form-submissions.assign',
                    'rsg.form-submissions.link',
                    'rsg.form-submissions.decide',
                ],
                Ability::ViewRsgFormSubmissions,
            ),
            'rsg.form-submissions.export' => [Ability::ViewRsgFormSubmissions, Ability::ViewReportExports],
        ];
    }
}
