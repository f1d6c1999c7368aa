<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Enums\ExportKind;
use App\Lists\Clients\ClientList;
use App\Lists\DbClients\DbAddressList;
use App\Lists\DbClients\DbClientList;
use App\Lists\DbClients\DbPhoneNumberList;
use App\Lists\Leads\LeadList;
use App\Lists\ListDefinition;
use App\Lists\ListQueryValidator;
use App\Lists\Matches\MatchList;
use App\Lists\Transactions\TransactionList;
use App\Lists\Withdrawals\WithdrawalList;
use Illuminate\Contracts\Container\Container;
use LogicException;

/** The list behind each kind of export. */
final readonly class ExportSources
{
    public function __construct(private Container $container, private ListQueryValidator $validator) {}

    public function of(ExportKind $kind): ExportSource
    {
        $class = match ($kind) {
            ExportKind::Clients => ClientList::class,
            ExportKind::Leads => LeadList::class,
            ExportKind::DbClients => DbClientList::class,
            ExportKind::DbAddresses => DbAddressList::class,
            ExportKind::DbPhoneNumbers => DbPhoneNumberList::class,
            ExportKind::Matches => MatchList::class,
            ExportKind::Transactions => TransactionList::class,
            ExportKind::Withdrawals => WithdrawalList::class,
            ExportKind::Evidence => throw new LogicException('An evidence pack is not a list.'),
        };

        return $this->ofClass($class);
    }

    /** @param  class-string<ListDefinition<object>>  $class */
    public function ofClass(string $class): ExportSource
    {
        return new ExportSource($this->container->make($class), $this->validator);
    }
}
