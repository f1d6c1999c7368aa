<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExecutiveController;
use App\Http\Controllers\Reports\MarketingController;
use App\Http\Controllers\Reports\ReactivationController;
use App\Http\Controllers\Reports\ReportController;
use Illuminate\Support\Facades\Route;

$report = static function (string $path, string $page, string $gate): void {
    $name = str_replace('/', '.', $path);
    Route::get($path, [ReportController::class, 'index'])->name($name)->defaults('page', $page)->can($gate);
    Route::get("{$path}/export", [ReportController::class, 'export'])->name("{$name}.export")->defaults('page', $page)
        ->defaults('file', str_replace('/', '-', $path))->can($gate)->can('exportReports');
};

$report('reports/clients/daily', 'Reports/Clients/Daily', Ability::ViewClientReports->value);
$report('reports/clients/states', 'Reports/Clients/States', Ability::ViewClientReports->value);
$report('reports/account-managers/main', 'Reports/AccountManagers/Main', 'viewAccountManagerReports');

Route::get('reports/account-managers/reactivation', [ReactivationController::class, 'index'])->name('reports.account-managers.reactivation')->can('viewAccountManagerReports');
Route::get('reports/account-managers/reactivation/export', [ReactivationController::class, 'export'])->name('reports.account-managers.reactivation.export')
    ->can('viewAccountManagerReports')->can('exportReports');
Route::middleware('can:'.Ability::ViewMarketingReports->value)->group(function (): void {
    Route::get('reports/marketing/overview', [MarketingController::class, 'index'])->name('reports.marketing.overview');
    Route::get('reports/marketing/overview/export', [MarketingController::class, 'export'])->name('reports.marketing.overview.export')->can('exportReports');
});
Route::get('reports/executive', [ExecutiveController::class, 'index'])->name('reports.executive')->can('isExecutiveStaff');
Route::get('reports/executive/export', [ExecutiveController::class, 'export'])->name('reports.executive.export')->can('isExecutiveStaff')->can('exportReports');
