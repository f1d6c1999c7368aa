<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Enums\ExportKind;
use Illuminate\Contracts\Container\Container;

/** Which list stands behind a kind of export. */
final readonly class ExportSources
{
    public function __construct(private Container $container) {}

    public function of(ExportKind $kind): ExportSource
    {
        return $this->container->make(match ($kind) {
            ExportKind::Clients => ClientExportSource::class,
            ExportKind::Leads => LeadExportSource::class,
            ExportKind::DbClients => DbClientExportSource::class,
            ExportKind::DbAddresses => DbAddressExportSource::class,
            ExportKind::DbPhoneNumbers => DbPhoneExportSource::class,
            ExportKind::Matches => MatchExportSource::class,
            ExportKind::Transactions => TransactionExportSource::class,
            ExportKind::Withdrawals => WithdrawalExportSource::class,
        });
    }
}
